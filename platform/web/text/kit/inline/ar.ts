import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  change: 'تغيير {{label}}: {{name}}',
  saving: terms.savingNow,
}
