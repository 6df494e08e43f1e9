import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { PrintedPaper } from '../../../rules/papers/printed.ts'
import type { Registration } from '../wire.ts'

const look = { target: '_blank', rel: 'noopener', variant: 'default' } as const

/** A button for each of these papers that can be printed now. */
export function PrintedPapers({
  registration: { ID, Printed },
  papers,
}: {
  registration: Pick<Registration, 'ID' | 'Printed'>
  papers: readonly PrintedPaper[]
}) {
  const t = useText('registration')
  const icon = <IconPrinter size="1rem" stroke={1.6} />
  return papers
    .filter((paper) => Printed.includes(paper))
    .map((paper) => {
      const shown = { ...look, leftSection: icon, children: t(`printed.${paper}`) }
      if (paper === 'form')
        return (
          <Button
            key={paper}
            component={AppLink}
            to="/report/RegistrationFormIACE/:RegistrationID?/:TraineeID?"
            params={{ RegistrationID: ID }}
            {...shown}
          />
        )
      return (
        <Button
          key={paper}
          component={AppLink}
          to={
            paper === 'visaLetter'
              ? '/report/RegistrationInvitationIACE/:CourseRegistraionID?/:AnnualPlanID?'
              : '/report/RegistrationPlacementLetterReportIACE/:CourseRegistraionID?/:AnnualPlanID?'
          }
          params={{ CourseRegistraionID: ID }}
          {...shown}
        />
      )
    })
}
