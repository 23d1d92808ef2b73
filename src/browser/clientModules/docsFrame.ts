/**
 * Puts the frame of a documentation page into the script that all pages share; its parts would be
 * further files, asked for after that script has run.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
