import type { Output } from '#platform/shared/call.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { getHomeModel } from '../../../contract/home.ts'

type Home = Output<typeof getHomeModel>
type Props = { readonly home: Home }

/* Nobody fetches what the home of another role shows. */
const CoordinatorDay = lazyPart<Props>(async () => (await import('./CoordinatorParts.tsx')).CoordinatorDay)
const CoordinatorAside = lazyPart<Props>(async () => (await import('./CoordinatorParts.tsx')).CoordinatorAside)
const Instructor = lazyPart<Props>(async () => (await import('./InstructorParts.tsx')).InstructorParts)
const Trainee = lazyPart<Props>(async () => (await import('./TraineeParts.tsx')).TraineeParts)
const Organization = lazyPart<Props>(async () => (await import('./OrganizationParts.tsx')).OrganizationParts)
const FirstSteps = lazyPart<Props>(async () => (await import('./FirstSteps.tsx')).FirstSteps)
const Admin = lazyPart<Props>(async () => (await import('./AdminParts.tsx')).AdminParts)

/** What comes before everything else while the academy is new. */
export const RoleFirst = ({ home }: Props) => home.FirstSteps && <FirstSteps home={home} />

/** What the server has handed in for the reader's role, above everything else. */
export function RoleParts({ home }: Props) {
  return (
    <>
      {home.Load && <Instructor home={home} />}
      {home.Progress && <Trainee home={home} />}
      {home.People && <Organization home={home} />}
      {home.Health && <Admin home={home} />}
    </>
  )
}

/** The day of whoever looks after the academy's. */
export const RoleDay = ({ home }: Props) => home.Sessions && <CoordinatorDay home={home} />

/** What stands beside the day. */
export const RoleAside = ({ home }: Props) => home.Seats && <CoordinatorAside home={home} />
