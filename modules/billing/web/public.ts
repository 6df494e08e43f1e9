import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

export { InvoiceSheet } from './parts/InvoiceSheet.tsx'
export const CreditNotes = lazyPart(async () => (await import('./parts/CreditNotes.tsx')).CreditNotes)
export const ProofTwins = lazyPart(async () => (await import('./parts/ProofTwins.tsx')).ProofTwins)
