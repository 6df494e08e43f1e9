import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

export { useCurrencies } from './parts/useCurrencies.ts'
export { ListIndex } from './parts/ListIndex.tsx'
export { useLookupRecord } from './parts/useLookupRecord.ts'
export const KindsOfClassRooms = lazyPart(async () => (await import('./parts/KindsOfClassRooms.tsx')).KindsOfClassRooms)
export { EquipmentFields } from './parts/EquipmentFields.tsx'
export const CategoriesOfDocuments = lazyPart(
  async () => (await import('./parts/CategoriesOfDocuments.tsx')).CategoriesOfDocuments,
)
