import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr = {
  sections: { advertisements: { title: terms.advertisementsByMail } },
  settings: {
    advertisementsGoOut: {
      label: 'Envoyer les annonces',
      help: 'Désactivé, toutes les campagnes s’arrêtent aussitôt : ce qui n’est pas parti attend la réactivation. Les e-mails d’inscription et de compte ne sont pas concernés.',
    },
  },
}
