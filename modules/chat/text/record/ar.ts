import { ar as chat } from '../ar.ts'

export const ar = {
  columns: { state: chat.fields.state },
}
