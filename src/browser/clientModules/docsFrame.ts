/**
 * As further files, the parts of a page's frame would load only after the script that all pages
 * share.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
