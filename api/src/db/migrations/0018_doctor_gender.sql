-- Patients choose a doctor by gender as well. Null where the clinic says nothing of it.
ALTER TABLE doctors ADD COLUMN gender text CHECK (gender IN ('female', 'male'));
