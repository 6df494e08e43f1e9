import type { Role } from '#platform/shared/access.ts'
import { useText } from '../text.ts'

/** What somebody is called: as a woman where the record says so and the language has a word for it. */
export function useRoleName(): (role: Role, gender: 'male' | 'female' | null | undefined) => string {
  const t = useText('platform')
  return (role, gender) =>
    gender === 'female' ? t.maybe(`rolesOfWomen.${role}`, t(`roles.${role}`)) : t(`roles.${role}`)
}
