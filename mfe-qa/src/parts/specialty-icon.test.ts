import { specialtyIcon } from './specialty-icon.ts';

test.each([
  ['الجلد والشعر', 'Skin and Hair', 'skin'],
  ['العناية بالبشرة', '', 'skin'],
  ['الأسنان واللثة', 'Teeth and Gums', 'tooth'],
  ['', 'Orthodontics', 'tooth'],
  ['القلب والضغط', 'Heart and Blood Pressure', 'heart'],
  ['صحة الأطفال', 'Children’s Health', 'baby'],
  ['المرأة والطفل', '', 'baby'],
  ['', 'Paediatrics', 'baby'],
  ['العظام والمفاصل', 'Bones and Joints', 'bone'],
  ['', 'ORTHOPEDICS', 'bone'],
  ['العيون', 'Eyes', 'eye'],
  ['الكلى والمسالك', 'Kidneys and Urinary Tract', 'stethoscope'],
  ['السكري والغدد', 'Diabetes and Hormones', 'stethoscope'],
  ['تقلب المزاج', 'Mood', 'stethoscope'],
])('S120: %s, %s is drawn as %s', (name_ar, name_en, icon) => {
  expect(specialtyIcon({ name_ar, name_en })).toBe(icon);
});
