
// The newest picture that each place of a message, or each emoji, has shown. The page revokes the addresses of pictures
// that a message no longer has, so these are copies.
const shownBefore = new Map();
const sources = new Map();
const REPLACED_FOR = 5000; // milliseconds in which a drawing that has begun may still need the copy
async function remember(place, url) {
  if (sources.get(place) === url) return;
  sources.set(place, url);
  const copy = URL.createObjectURL(await (await fetch(url)).blob());
  const before = shownBefore.get(place);
  shownBefore.set(place, copy);
  if (before) setTimeout(() => URL.revokeObjectURL(before), REPLACED_FOR);
}
