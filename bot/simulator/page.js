
// An open list closes at the press of a button outside it, and the page is drawn again before the button is released.
// The button then gets no click. So the press is kept from the page, and the list closes after the click.
function isBesideOpenList(event) {
  const open = document.querySelector(".preview-select.is-open");
  const button = event.target instanceof Element && event.target.closest("button");
  if (!open || !button) return false;
  return button.closest(".preview-select")?.dataset.controlKey !== open.dataset.controlKey;
}
window.addEventListener("pointerdown", (event) => { if (isBesideOpenList(event)) event.stopPropagation(); }, true);
window.addEventListener("mousedown", (event) => { if (isBesideOpenList(event)) event.preventDefault(); }, true);
window.addEventListener("click", (event) => {
  if (isBesideOpenList(event)) document.dispatchEvent(new PointerEvent("pointerdown"));
});

// Who has scrolled to the newest message sees it whole, also when it grows, as in Discord. A scroll event after the
// lengths have changed comes from the page itself, so it does not count.
const NEAR_END = 40;
function keepAtEnd(scrolled, content) {
  const longest = () => scrolled.scrollHeight - scrolled.clientHeight;
  let end = longest();
  scrolled.dataset.atEnd = "yes";
  scrolled.addEventListener("scroll", () => {
    if (longest() === end) scrolled.dataset.atEnd = end - scrolled.scrollTop <= NEAR_END ? "yes" : "no";
  }, { capture: true, passive: true });
  const lengths = new ResizeObserver(() => {
    end = longest();
    if (scrolled.dataset.atEnd === "yes") scrolled.scrollTop = end;
  });
  lengths.observe(scrolled);
  lengths.observe(content);
}
keepAtEnd(document.getElementById("channel-timeline"), document.getElementById("channel-message-list"));
