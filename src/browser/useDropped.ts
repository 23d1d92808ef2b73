import {useState} from 'react';
import {useWindowEvent} from './useWindowEvent';

/**
 * Takes files that are dropped anywhere, because beside a small area the browser would open them in
 * place of the page.
 */
export function useDropped(take: (dropped: DataTransfer) => void): boolean {
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
    setOver(false);
    if (event.dataTransfer?.types.includes('Files')) {
      event.preventDefault();
      take(event.dataTransfer);
    }
  });
  return isOver;
}
