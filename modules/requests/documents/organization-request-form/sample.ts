import type { Content } from '#platform/shared/document/document.ts'
import type organizationRequestForm from './document.ts'

export default {
  Asked: {
    Number: 'REQUEST-2026-0042',
    State: 'submitted',
    SubmittedOn: '2026-02-01',
    AskedBy: { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nile Aviation' },
    ContactName: 'Nadia Selim',
    ContactEmail: 'training@nile-aviation.example',
    ContactPhone: '+201001234567',
    CourseCode: 'SMS-101',
    CourseName: {
      ar: 'نظم إدارة السلامة',
      en: 'Safety Management Systems',
      fr: 'Systèmes de gestion de la sécurité',
    },
    Topic: '',
    FirstDay: '2026-03-01',
    LastDay: '2026-03-05',
    Month: null,
    Trainees: 12,
    LocationName: { ar: 'مقر العميل', en: 'Customer site', fr: 'Site du client' },
    OwnSite: '12 Airport Road, Cairo',
    LanguageName: { ar: 'الإنجليزية', en: 'English', fr: 'Anglais' },
    Nights: 4,
    RoomTypeName: { ar: 'غرفة مزدوجة', en: 'Double room', fr: 'Chambre double' },
    PayerName: 'Nile Holding',
    Notes: 'Nile Hall, 16',
  },
  Names: [
    {
      Name: 'Layla Hassan',
      TraineeName: { ar: 'ليلى حسن الأنصاري', en: 'Layla Hassan Alansari' },
      TraineeCode: 'T-0042',
    },
    { Name: 'Omar Adel', TraineeName: null, TraineeCode: null },
  ],
} satisfies Content<typeof organizationRequestForm>
