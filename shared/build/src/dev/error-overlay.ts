const elementId = 'build-errors';

const styles: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  overflow: 'auto',
  padding: '2rem',
  margin: '0',
  background: 'rgb(20 20 24 / 95%)',
  color: '#f2f2f2',
  font: '14px/1.5 ui-monospace, monospace',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
};

/** Covers the page with what keeps the site from being built; Escape or a click shows the last good state behind it. */
export function showErrors(errors: readonly string[]): void {
  document.getElementById(elementId)?.remove();
  if (errors.length === 0) return;
  const overlay = document.createElement('pre');
  overlay.id = elementId;
  overlay.dir = 'ltr';
  overlay.lang = 'en';
  overlay.role = 'alert';
  overlay.tabIndex = -1;
  overlay.textContent = errors.join('\n\n');
  Object.assign(overlay.style, styles);
  overlay.addEventListener('click', () => overlay.remove());
  overlay.addEventListener('keydown', ({ key }) => key === 'Escape' && overlay.remove());
  document.body.append(overlay);
  overlay.focus();
}
