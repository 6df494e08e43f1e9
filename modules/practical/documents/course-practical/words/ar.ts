import { ar as general } from '../../general-practical/words/ar.ts'

export const ar = { ...general, title: 'استمارة التقييم العملي للدورة' } as const
