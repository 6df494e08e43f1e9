import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as planning } from '../fr.ts'

export const fr: Words<typeof ar> = {
  about:
    'Les années de l’académie avec leurs périodes et leur semaine de travail, et les jours fériés qui reviennent chaque année. Le plan et les séances partent d’ici.',
  years: 'Années',
  noYears: 'Le calendrier n’a pas encore d’année. Ajoutez-en une : les accueils la montrent et le plan part d’elle.',
  days: 'Ses jours',
  week: 'Jours ouvrés',
  hours: 'Heures habituelles des séances',
  terms: 'Périodes',
  term: 'Période {{number}}',
  addTerm: 'Ajouter une période',
  removeTerm: 'Supprimer la période {{number}}',
  noTerms: 'Sans périodes',
  holidays: 'Ses jours fériés',
  editYear: 'Modifier l’année',
  recurring: 'Jours fériés récurrents',
  recurringAbout:
    'Leurs jours sont inscrits parmi les jours fériés de chaque année du calendrier. Ce que quelqu’un y change reste tel quel.',
  noRecurring: 'Il n’y a pas encore de jours fériés récurrents.',
  when: 'Date',
  next: 'Prochaine fois',
  editRecurring: 'Modifier le jour férié récurrent',
  correction: 'Correction',
  correctionHint: 'De combien de jours la lune est d’ordinaire vue après ce que dit Oumm al-Qoura (négatif : avant).',
  length: planning.together.days,
  month: terms.month,
  date: 'Jour du mois',
  hijriMonth: 'Mois hégirien',
  later: '{{when}}, correction : {{days}}',
  dateOf: '{{date}} {{month}}',
  /* The months of the Hijri year. */
  hijriMonths: {
    m1: 'Mouharram',
    m2: 'Safar',
    m3: 'Rabia al-awal',
    m4: 'Rabia ath-thani',
    m5: 'Joumada al-oula',
    m6: 'Joumada ath-thania',
    m7: 'Rajab',
    m8: 'Chaabane',
    m9: 'Ramadan',
    m10: 'Chawwal',
    m11: 'Dhou al-qi’da',
    m12: 'Dhou al-hijja',
  },
}
