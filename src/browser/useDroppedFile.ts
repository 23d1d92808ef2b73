import {useState} from 'react';
import {useWindowEvent} from './useWindowEvent';

/**
 * Takes a file that is dropped anywhere on the page, and tells whether one is above it. Beside a
 * small area the browser would open the file in place of the page, and what is typed there be lost.
 */
export function useDroppedFile(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) {
      event.preventDefault();
      setOver(true);
    }
  });
  useWindowEvent('dragleave', ({relatedTarget}) => {
    if (!relatedTarget) {
      setOver(false);
    }
  });
  useWindowEvent('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    setOver(false);
    if (file) {
      event.preventDefault();
      take(file);
    }
  });
  return isOver;
}
