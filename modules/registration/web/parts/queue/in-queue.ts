import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

/** A registration among those that are worked through: who only reads the list fetches none of it. */
export const RegistrationInQueue = lazyPart(async () => (await import('./RegistrationInQueue.tsx')).RegistrationInQueue)
