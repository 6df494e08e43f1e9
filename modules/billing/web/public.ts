export { InvoiceSheet } from './parts/InvoiceSheet.tsx'
