/**
 * Every page has this frame, so its parts are in the shared script, after which separate files
 * would load.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
