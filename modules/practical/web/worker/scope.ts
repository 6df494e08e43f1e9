/** What the worker of practical marking answers for. */
export const scope = '/TraineePractical'
/** Only pages as built have it. */
export const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator
