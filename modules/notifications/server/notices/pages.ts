import { page } from './notice.ts'

/* The pages that notices open, by what the reader does there. */

export const home = page('/')
export const sessions = page('/pages/sessions')
