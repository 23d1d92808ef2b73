import './styles.css';

/** Shows a sentence at the window's lower edge; the caller removes the returned element. */
export function showNotice(
  role: 'alert' | 'status',
  text: string,
  action?: {readonly label: string; readonly act: () => unknown},
): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'guide-notice';
  notice.role = role;
  notice.append(text);
  if (action) {
    const button = document.createElement('button');
    button.className = 'guide-button guide-button--primary';
    button.append(action.label);
    button.addEventListener('click', () => {
      button.disabled = true;
      void action.act();
    });
    notice.append(button);
  }
  document.body.append(notice);
  return notice;
}
