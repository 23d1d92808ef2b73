/** What people write behind a number and the game skips: `2.0f`, `200%`, `2e1`, `0x20`, `8211.5`. */
export const idleTail =
  /^(?:[eE][-+]?\d{1,3}|x[\da-fA-F]{1,4}|[A-Za-z%]{1,2}|\.\d{1,6})?(?![\w.%])/;
