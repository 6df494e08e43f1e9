import type { SomeWords } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const de: SomeWords<typeof ar> = {
  product: 'Diwan',
  productLine: 'Eine Akademie, vom Plan bis zum Zertifikat',
  languageName: 'Deutsch',
  actions: {
    save: 'Speichern',
    cancel: 'Abbrechen',
    close: 'Schließen',
    back: 'Zurück',
    edit: 'Bearbeiten',
    add: 'Hinzufügen',
    remove: 'Löschen',
    search: 'Suchen',
    print: 'Drucken',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
    logIn: 'Anmelden',
    logOut: 'Abmelden',
  },
  menu: {
    label: 'Hauptmenü',
  },
  shell: { skip: 'Zum Inhalt', language: 'Sprache', settings: 'Anzeige', notifications: 'Benachrichtigungen' },
}
