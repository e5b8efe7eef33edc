-- The specialities and branches that the role of one of the staff is limited to; none is the whole clinic. They refer to
-- nothing: with a speciality that goes, what somebody may do must become less, not all. Administrators, doctors and patients
-- have no limits.
ALTER TABLE users
  ADD COLUMN limit_specialties bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(limit_specialties) <= 50),
  ADD COLUMN limit_branches bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(limit_branches) <= 50),
  ADD CONSTRAINT users_limits_of_staff
    CHECK (role_id IN (3, 5, 6, 7, 8, 9) OR (limit_specialties = '{}' AND limit_branches = '{}'));
