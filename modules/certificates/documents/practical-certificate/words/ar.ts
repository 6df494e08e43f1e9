import { ar as certificate } from '../../certificate/words/ar.ts'

export const ar = { ...certificate, title: 'شهادة تدريب عملي' } as const
