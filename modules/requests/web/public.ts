import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

export const RequestsTable = lazyPart(async () => (await import('./parts/RequestsTable.tsx')).RequestsTable)
