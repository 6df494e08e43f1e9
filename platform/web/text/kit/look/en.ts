import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  theme: 'Theme',
  themes: { default: 'Light', 'semi-dark': 'Semi-dark', dark: 'Dark' },
  color: 'Sidebar colour',
  colors: { ink: 'Ink', slate: 'Slate', navy: 'Navy', forest: 'Forest', plum: 'Plum', wine: 'Wine' },
  fontSize: 'Font size',
  fontSizes: { small: 'Small', medium: 'Medium', large: 'Large', larger: 'Larger' },
  speech: 'Read text aloud on hover',
  speechHint: 'The browser speaks the text under the pointer.',
  saved: 'Settings are saved to your account and follow you to every device.',
  savedHere: 'Settings are saved on this device.',
  reset: 'Restore the original settings',
  digits: terms.digitsInArabic,
  digitKinds: { academy: 'Academy’s', arab: 'Arabic-Indic', latn: 'Latin' },
  digitsHint: 'For what you see on pages. Letters and documents bear the academy’s digits.',
}
