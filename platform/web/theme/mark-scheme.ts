/**
 * Says on the root element whether the page is light or dark, before anything is drawn: drawn first and coloured then,
 * every text would change its colour before people's eyes.
 */
export function markScheme(): void {
  const theme = sessionStorage.getItem('theme') ?? localStorage.getItem('theme')
  const scheme = theme === 'dark' ? 'dark' : 'light'
  document.documentElement.dataset['mantineColorScheme'] = scheme
  // The empty canvas before any style has come follows the reader's theme, not the device's.
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', scheme)
}
