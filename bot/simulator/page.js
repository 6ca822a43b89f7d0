
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
