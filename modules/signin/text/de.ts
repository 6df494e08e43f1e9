import type { SomeWords } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const de: SomeWords<typeof ar> = {
  screens: { home: 'Start', login: 'Anmelden', changePassword: 'Passwort ändern' },
  login: {
    title: 'Anmelden',
    welcome: 'Willkommen. Geben Sie E-Mail-Adresse und Passwort ein.',
    email: 'E-Mail',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
  },
}
