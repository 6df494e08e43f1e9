import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'

export const planTones: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  proposed: 'warning',
  approved: 'info',
  published: 'info',
  confirmed: 'success',
  executed: 'success',
  postponed: 'warning',
  cancelled: 'danger',
}

export const answerTones: Readonly<Record<string, Tone>> = {
  chosen: 'neutral',
  asked: 'warning',
  accepted: 'success',
  rejected: 'danger',
}
