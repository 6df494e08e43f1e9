import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'

export const classTones: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  open: 'info',
  tentative: 'warning',
  confirmed: 'success',
  running: 'success',
  ended: 'neutral',
  resultsPublished: 'neutral',
  closed: 'neutral',
  cancelled: 'danger',
  postponed: 'warning',
}
export const sessionTones: Readonly<Record<string, Tone>> = { scheduled: 'info', held: 'success', cancelled: 'danger' }
export const answerTones: Readonly<Record<string, Tone>> = { asked: 'warning', accepted: 'success', rejected: 'danger' }
