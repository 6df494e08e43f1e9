import type { Icon } from '@tabler/icons-react'
import type { MenuIcon } from '#platform/shared/screen.ts'
import { accommodationMenuIcons } from '#modules/accommodation/web/menu-icons.ts'
import { accountsMenuIcons } from '#modules/accounts/web/menu-icons.ts'
import { attendanceMenuIcons } from '#modules/attendance/web/menu-icons.ts'
import { auditMenuIcons } from '#modules/audit/web/menu-icons.ts'
import { catalogueMenuIcons } from '#modules/catalogue/web/menu-icons.ts'
import { certificatesMenuIcons } from '#modules/certificates/web/menu-icons.ts'
import { chatMenuIcons } from '#modules/chat/web/menu-icons.ts'
import { classesMenuIcons } from '#modules/classes/web/menu-icons.ts'
import { integrationsMenuIcons } from '#modules/integrations/web/menu-icons.ts'
import { reportsMenuIcons } from '#modules/reports/web/menu-icons.ts'
import { costingMenuIcons } from '#modules/costing/web/menu-icons.ts'
import { evaluationMenuIcons } from '#modules/evaluation/web/menu-icons.ts'
import { examsMenuIcons } from '#modules/exams/web/menu-icons.ts'
import { homeMenuIcons } from '#modules/home/web/menu-icons.ts'
import { notificationsMenuIcons } from '#modules/notifications/web/menu-icons.ts'
import { peopleMenuIcons } from '#modules/people/web/menu-icons.ts'
import { planningMenuIcons } from '#modules/planning/web/menu-icons.ts'
import { requestsMenuIcons } from '#modules/requests/web/menu-icons.ts'
import { registrationMenuIcons } from '#modules/registration/web/menu-icons.ts'
import { settingsMenuIcons } from '#modules/settings/web/menu-icons.ts'

/** Complete, or it does not compile. */
const icons: Record<MenuIcon, Icon> = {
  ...accommodationMenuIcons,
  ...accountsMenuIcons,
  ...attendanceMenuIcons,
  ...auditMenuIcons,
  ...integrationsMenuIcons,
  ...catalogueMenuIcons,
  ...certificatesMenuIcons,
  ...chatMenuIcons,
  ...classesMenuIcons,
  ...costingMenuIcons,
  ...reportsMenuIcons,
  ...evaluationMenuIcons,
  ...examsMenuIcons,
  ...homeMenuIcons,
  ...notificationsMenuIcons,
  ...peopleMenuIcons,
  ...planningMenuIcons,
  ...requestsMenuIcons,
  ...registrationMenuIcons,
  ...settingsMenuIcons,
}

export function ScreenIcon({ name, size = '1.3rem' }: { name: MenuIcon; size?: string }) {
  const Shown = icons[name]
  return <Shown size={size} stroke={1.6} aria-hidden />
}
