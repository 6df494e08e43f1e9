import { Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useAddress, useGo } from '#platform/web/start/address.ts'
import { useUser } from '#platform/web/session.ts'
import { loadText, useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import type { Task } from '../../rules/tasks.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { ClassesTable } from '../parts/ClassesTable.tsx'
import { RegistrationsTable } from '../parts/RegistrationsTable.tsx'
import { TaskTiles } from '../parts/state/TaskTiles.tsx'

const VisaDesk = lazyPart(async () => (await import('../parts/desk/VisaDesk.tsx')).VisaDesk)

const Drafts = lazyPart(async () => (await import('../parts/desk/Drafts.tsx')).Drafts)

// Its words come with it.
const Arrivals = lazyPart(async () => {
  const [part] = await Promise.all([import('../parts/desk/Arrivals.tsx'), loadText('registration/travel')])
  return part.Arrivals
})

/** The coordinator's start: what waits for the academy, the classes, and what lies with trainees. A trainee is led to the own list. */
export default function MainCourseRegistrationPage() {
  const t = useText('registration')
  const go = useGo()
  const trainee = useUser()?.userRole === 'trainee'
  useEffect(() => {
    if (trainee) void go.replace('/FollowRegistration')
  }, [trainee, go])
  if (trainee) return null
  return (
    <Page title={t('screens.main')} description={t('main.intro')}>
      <AddressTabs
        label={t('screens.main')}
        tabs={[
          { key: 'queue', label: t('main.queue'), content: () => <Queue by="academy" /> },
          { key: 'classes', label: t('main.classes'), content: () => <ClassesTable /> },
          { key: 'visas', label: t('main.visas'), content: () => <VisaDesk /> },
          { key: 'arrivals', label: t('main.arrivals'), content: () => <Arrivals /> },
          { key: 'drafts', label: t('main.drafts'), content: () => <Drafts /> },
          { key: 'trainees', label: t('main.withTrainee'), content: () => <Queue by="trainee" /> },
          {
            key: 'all',
            label: t('main.all'),
            content: () => (
              <RegistrationsTable id="registrations" input={{}} emptySentence={t('main.noRegistrations')} />
            ),
          },
        ]}
      />
    </Page>
  )
}

function Queue({ by }: { by: 'academy' | 'trainee' }) {
  const t = useText('registration')
  const { values, change } = useAddress({ task: '' })
  return (
    <Stack gap="md">
      <TaskTiles by={by} chosen={values.task} onChoose={(task) => change({ task })} />
      <RegistrationsTable
        id={`registrations-${by}`}
        input={values.task ? { Task: values.task as Task } : { WaitsFor: by }}
        queue={by === 'academy'}
        sort="SubmittedAt"
        emptySentence={t('main.nothing')}
      />
    </Stack>
  )
}
