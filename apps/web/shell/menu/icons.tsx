import {
  IconAward,
  IconBed,
  IconBell,
  IconBook2,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarMonth,
  IconCash,
  IconChalkboard,
  IconCertificate,
  IconChecklist,
  IconCircleCheck,
  IconClipboardList,
  IconFileText,
  IconHelpHexagon,
  IconHome,
  IconMail,
  IconPencilCheck,
  IconReportAnalytics,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconSunrise,
  IconUserCog,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import type { MenuGroup, MenuIcon } from '#platform/shared/screen.ts'

const icons: Record<MenuIcon, Icon> = {
  home: IconHome,
  calendar: IconCalendarMonth,
  rooms: IconBuilding,
  bed: IconBed,
  class: IconChalkboard,
  registration: IconClipboardList,
  course: IconBook2,
  exam: IconFileText,
  marking: IconPencilCheck,
  question: IconHelpHexagon,
  attendance: IconChecklist,
  result: IconAward,
  certificate: IconCertificate,
  trainee: IconSchool,
  instructor: IconUsers,
  organization: IconBuildingCommunity,
  user: IconUserCog,
  bell: IconBell,
  mail: IconMail,
  settings: IconSettings,
  audit: IconShieldCheck,
  report: IconReportAnalytics,
  holiday: IconSunrise,
  money: IconCash,
  confirm: IconCircleCheck,
}

export function ScreenIcon({ name }: { name: MenuIcon }) {
  const Shown = icons[name]
  return <Shown size="1.3rem" stroke={1.6} aria-hidden />
}

const groupIcons: Record<MenuGroup, MenuIcon> = {
  home: 'home',
  planning: 'calendar',
  classes: 'class',
  registration: 'registration',
  learning: 'trainee',
  exams: 'exam',
  results: 'result',
  people: 'instructor',
  catalogue: 'course',
  messages: 'mail',
  settings: 'settings',
}

export const GroupIcon = ({ group }: { group: MenuGroup }) => <ScreenIcon name={groupIcons[group]} />
