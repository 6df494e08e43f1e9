import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  columns: { state: terms.state },
} as const
