import { Code, Sep, Typed, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import { NameChangeToReview } from '../NameChange.tsx'
import { TraineeActions, TraineeBadges } from '../TraineeActions.tsx'
import type { TraineeRecord } from './trainee-record.ts'
import { PrintProfile } from './PrintProfile.tsx'
import { OrganizationLink, TraineeDetails } from './TraineeDetails.tsx'

/** A trainee's page: who it is, what is open, and everything that modules know of them. */
export function TraineePage({ trainee, onReload }: { trainee: TraineeRecord; onReload: () => unknown }) {
  const t = useText('people')
  const pick = usePick()
  const go = useGo()
  return (
    <RecordPage
      of="trainee"
      id={trainee.ID}
      name={pick(trainee.FullName)}
      photoId={null}
      badge={<TraineeBadges trainee={trainee} />}
      facts={
        <>
          <Code>{trainee.Code}</Code>
          <OtherScript name={trainee.FullName} />
          {trainee.OrganizationID !== null && (
            <>
              <Sep />
              <OrganizationLink trainee={trainee} />
            </>
          )}
        </>
      }
      actions={
        <>
          <PrintProfile to={href('/report/TraineeProfileIACE/:TraineeID?', { TraineeID: trainee.ID })} />
          <TraineeActions
            trainee={trainee}
            edit={{ href: href('/User/Trainee-Edit/:ID?', { ID: trainee.ID }, { edit: true }) }}
            onDeleted={() => void go('/User/Trainee')}
          />
        </>
      }
      notices={
        <>
          <NameChangeToReview trainee={trainee} onDone={onReload} />
          <PendingAddress change={trainee.AddressChange} />
        </>
      }
      label={t('screens.traineeEdit')}
      tabs={[
        {
          key: 'details',
          label: t('details'),
          content: () => <TraineeDetails trainee={trainee} onChange={onReload} />,
        },
      ]}
    />
  )
}

/** The name in the script that the heading is not in. */
export function OtherScript({
  name,
}: {
  name: { readonly ar?: string | undefined; readonly en?: string | undefined }
}) {
  const language = useLanguage()
  const other = language === 'ar' ? name.en : name.ar
  if (!other) return null
  return (
    <>
      <Sep />
      <Typed>{other}</Typed>
    </>
  )
}
