import { useState } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep } from '#platform/web/format.tsx'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { competitionActs } from '../../contract/acts.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'
import { competitionTones, type Competition } from '../parts/competition.tsx'
import { CompetitionFacts } from '../parts/CompetitionFacts.tsx'
import { CompetitionForm } from '../parts/CompetitionForm.tsx'
import { Entries } from '../parts/Entries.tsx'

const buttons = [
  'updateCompetition',
  'publish',
  'openRegistration',
  'endRun',
  'releaseProvisional',
  'openAppeals',
  'releaseFinal',
  'archive',
  'takeBackProvisional',
  'withdrawCompetition',
  'deleteCompetition',
] as const

/** One competition: what it is, who has entered and how it came out, and what may be done with it now. A new one without an id. */
export default function CompetitionPage() {
  const go = useGo()
  const id = useIdParam('ID')
  const query = useCall(calls.getCompetition, id === null ? skip : { ID: id }, { every: 60_000 })
  if (id === null)
    return (
      <CompetitionForm competition={null} onSaved={({ ID }) => void go.replace('/Competition-add/Edit/:ID?', { ID })} />
    )
  return (
    <QueryView query={query} module="competitions">
      {(competition) => <CompetitionView competition={competition} onReload={() => void query.refetch()} />}
    </QueryView>
  )
}

function CompetitionView({ competition, onReload }: { competition: Competition; onReload: () => void }) {
  const t = useText('competitions')
  const go = useGo()
  const [editing, setEditing] = useState(false)
  const tabs = [
    { key: 'facts', label: t('tabs.facts'), content: () => <CompetitionFacts competition={competition} /> },
    {
      key: 'entries',
      label: t('tabs.entries'),
      count: competition.Entries,
      content: () => <Entries competition={competition} />,
    },
    {
      key: 'history',
      label: t('tabs.history'),
      content: () => (
        <Section>
          <History module="competitions" items={competition.History} />
        </Section>
      ),
    },
  ]
  return (
    <Page
      title={<Localized text={competition.CompetitionName} />}
      badge={<StateBadge module="competitions" state={competition.State} tones={competitionTones} />}
      description={
        <>
          <Code>{competition.Code}</Code>
          <Sep />
          <Localized text={competition.CourseName} />
        </>
      }
      actions={
        <ActionBar
          module="competitions"
          allowed={competition.Actions}
          onDone={(name) => (name === 'deleteCompetition' ? void go('/CompetitionGeneration') : onReload())}
          actions={actButtons(competitionActs, competition, [...buttons], {
            updateCompetition: { run: () => setEditing(true) },
          })}
        />
      }
    >
      <AddressTabs label={t('screens.competition')} tabs={tabs} />
      <Dialog
        opened={editing}
        onClose={() => setEditing(false)}
        title={t('acts.updateCompetition.do')}
        drawer
        size="44rem"
      >
        {editing && (
          <CompetitionForm
            competition={competition}
            onCancel={() => setEditing(false)}
            onReload={onReload}
            onSaved={() => setEditing(false)}
          />
        )}
      </Dialog>
    </Page>
  )
}
