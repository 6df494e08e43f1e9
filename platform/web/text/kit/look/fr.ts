import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  theme: 'Thème',
  themes: { default: 'Clair', 'semi-dark': 'Semi-sombre', dark: 'Sombre' },
  color: 'Couleur du menu latéral',
  colors: { ink: 'Encre', slate: 'Ardoise', navy: 'Marine', forest: 'Forêt', plum: 'Prune', wine: 'Lie-de-vin' },
  fontSize: 'Taille du texte',
  fontSizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande', larger: 'Maxi' },
  speech: 'Lire le texte au survol',
  speechHint: 'Le navigateur prononce le texte sous le pointeur.',
  saved: 'Les réglages sont enregistrés dans votre compte et vous suivent sur chaque appareil.',
  savedHere: 'Les réglages sont enregistrés sur cet appareil.',
  reset: 'Rétablir les réglages d’origine',
  digits: terms.digitsInArabic,
  digitKinds: { academy: 'Académie', arab: 'Orientaux', latn: 'Latins' },
  digitsHint: 'Pour ce que vous voyez dans les pages. Les lettres et les documents portent les chiffres de l’académie.',
}
