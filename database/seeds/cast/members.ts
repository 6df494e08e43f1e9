import type { Permission, Role } from '#platform/shared/access.ts'

/** The named people of the sample academy, of the tests and of the docs. Everybody's password is `castPassword`. */
interface CastMember {
  readonly key: string
  readonly email: string
  readonly role: Role
  readonly nameAr: string
  readonly nameEn: string
  /** The field's word for what they do in the story. */
  readonly part: string
  /** Rights beyond the role. */
  readonly permissions: readonly Permission[]
  /** Of who has no record that says it. */
  readonly gender: 'male' | 'female' | null
}

/** Stands in the sample academy and in tests alone; an empty real database has no account at all. */
export const castPassword = 'Diwan-Sample-2026'

const member = (
  key: string,
  role: Role,
  nameAr: string,
  nameEn: string,
  part: string,
  permissions: readonly Permission[] = [],
  gender: 'male' | 'female' | null = null,
): CastMember => ({
  key,
  email: `${key}@diwan.example`,
  role,
  nameAr,
  nameEn,
  part,
  permissions,
  gender,
})

export const cast = {
  nadia: member('nadia', 'admin', 'نادية عبد الحميد', 'Nadia Abdelhamid', 'administrator', [], 'female'),
  sami: member('sami', 'editor', 'سامي البغدادي', 'Sami Albaghdadi', 'editor', ['enteringexamination'], 'male'),
  huda: member('huda', 'trainingcoordinator', 'هدى منصور', 'Huda Mansour', 'training coordinator', [], 'female'),
  omar: member('omar', 'instructor', 'عمر الراوي', 'Omar Alrawi', 'instructor and examiner'),
  salma: member('salma', 'instructor', 'سلمى درويش', 'Salma Darwish', 'instructor'),
  karim: member('karim', 'evaluator', 'كريم شوقي', 'Karim Shawky', 'evaluator'),
  hany: member('hany', 'customer', 'هاني الشريف', 'Hany Alsherif', 'contact person of the organization Nile Aviation'),
  layla: member('layla', 'trainee', 'ليلى حسن الأنصاري', 'Layla Hassan Alansari', 'trainee'),
  yusuf: member('yusuf', 'trainee', 'يوسف كمال الدين', 'Yusuf Kamaleldin', 'trainee sent by Nile Aviation'),
  mariam: member('mariam', 'trainee', 'مريم جرجس', 'Mariam Girgis', 'trainee'),
} as const satisfies Record<string, CastMember>

export type CastKey = keyof typeof cast
