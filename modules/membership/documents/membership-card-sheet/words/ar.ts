import { ar as card } from '../../membership-card/words/ar.ts'

export const ar = { ...card, title: 'ورقة بطاقات عضوية' }
