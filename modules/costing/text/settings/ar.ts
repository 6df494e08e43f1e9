import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { costSettings } from '../../contract/settings.ts'
import { ar as costing } from '../ar.ts'

export const ar = {
  sections: { costs: { title: 'التكلفة والتسعير' } },
  settings: {
    overheadPercent: { label: costing.fields.overheadPercent, help: costing.hints.overhead },
    targetMarginPercent: { label: costing.fields.targetMarginPercent, help: 'يُحسب منه السعر المقترح.' },
    priceStep: { label: 'خطوة السعر المقترح', help: 'يُقرَّب إليها لأعلى، بوحدات كاملة من عملة الأكاديمية.' },
    mealsPerDay: { label: 'وجبات المتدرب في اليوم' },
    mealPrice: { label: 'سعر الوجبة' },
    materialsPrice: { label: 'المواد التدريبية للمتدرب' },
    certificatePrice: { label: 'الشهادة والبطاقة للمتدرب' },
    visaPrice: { label: 'تأشيرة المتدرب' },
    examinersPrice: { label: 'الممتحنون والمقيّمون للشعبة' },
    instructorTravelPrice: { label: 'سفر المدرب وإقامته للشعبة' },
    advertPrice: { label: 'إعلان الشعبة' },
    sharedRoomBy: {
      label: 'عدد من يتشاركون غرفة السكن',
      help: 'يُقترح به بند السكن بأرخص غرفة لها سعر في كل الليالي. صفر: لا يُقترح سكن.',
    },
  },
} satisfies SettingWords<typeof costSettings>
