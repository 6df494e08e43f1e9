/**
 * Says on the root element whether the page is light or dark, before anything is drawn: drawn first and coloured then,
 * every text would change its colour before people's eyes.
 */
export function markScheme(): void {
  const theme = sessionStorage.getItem('theme') ?? localStorage.getItem('theme')
  document.documentElement.dataset['mantineColorScheme'] = theme === 'dark' ? 'dark' : 'light'
}
