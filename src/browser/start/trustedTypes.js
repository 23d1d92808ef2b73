/**
 * Trusted Types allow scripts and workers of this origin, script texts that are data, and HTML as
 * React and Docusaurus write it.
 */
export function trustedTypes() {
  if (!window.trustedTypes) {
    return;
  }
  window.trustedTypes.createPolicy('default', {
    createHTML: function (html) {
      return html;
    },
    createScript: function (text) {
      // The head manager writes data for search engines, so only text that is valid JSON is
      // allowed.
      JSON.parse(text);
      return text;
    },
    createScriptURL: function (url) {
      if (new URL(url, location.href).origin !== location.origin) {
        throw new TypeError(url + ' is a script of another origin.');
      }
      return url;
    },
  });
}
