/**
 * Puts the frame of a documentation page into the one script that all pages share. By itself each of
 * these would be a file of its own, to be asked for after that script has run.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocsRoot';
import '@theme/DocVersionRoot';
