/** A module may know those before it and none after it. */
export const moduleOrder = [
  'accounts',
  'signin',
  'lookups',
  'settings',
  'library',
  'people',
  'occasions',
  'catalogue',
  'accommodation',
  'planning',
  'classes',
  'billing',
  'costing',
  'requests',
  'registration',
  'showcase',
  'diplomas',
  'attendance',
  'exams',
  'practical',
  'competitions',
  'evaluation',
  'certificates',
  'membership',
  'feedback',
  'chat',
  'schedule',
  'meetings',
  'notifications',
  'mailbox',
  'campaigns',
  'integrations',
  'home',
  'reports',
  'audit',
  'privacy',
] as const

export const isAbove = (other: string, module: string): boolean =>
  placeInOrder(other) >= 0 && placeInOrder(other) < placeInOrder(module)

export const placeInOrder = (module: string): number => (moduleOrder as readonly string[]).indexOf(module)
