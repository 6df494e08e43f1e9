import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

export { useCurrencies, useLanguages } from './parts/offered-entries.ts'
export { ListIndex, listedPaths } from './parts/ListIndex.tsx'
export { useLookupRecord } from './parts/useLookupRecord.ts'
export const LookupEntries = lazyPart(async () => (await import('./parts/LookupEntries.tsx')).LookupEntries)
export { EquipmentFields } from './parts/EquipmentFields.tsx'
export { EntryBadge } from './parts/EntryBadge.tsx'
export { useEntryLook } from './parts/useEntryLook.ts'
export const CategoriesOfDocuments = lazyPart(
  async () => (await import('./parts/CategoriesOfDocuments.tsx')).CategoriesOfDocuments,
)
export const OrderList = lazyPart(async () => (await import('./parts/OrderList.tsx')).OrderList)
export { Leaving } from './parts/leaving/Leaving.tsx'
