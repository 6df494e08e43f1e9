/** What the modules below may do with tracks, in the transaction of their call. */
export { settleTracks } from './acts/settle.ts'
