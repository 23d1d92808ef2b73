/**
 * These imports put the parts of every page's frame into the shared script, because separate files
 * would load only after that script.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
