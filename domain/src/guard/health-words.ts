/** Conditions that are personal wherever they're said about a person. Words in capitals match only in capitals. */
export const CONDITIONS = `
  adhd, autism, autistic, autism spectrum, autism spectrum disorder, on the autism spectrum, on the spectrum, asperger, asperger's, asperger's syndrome, ASD, neurodivergent
  dyslexia, dyslexic, dysgraphia, dyscalculia, dyspraxia, tourette, tourette's, tourette syndrome, tourette's syndrome, stutter, stuttering, stammer, aphasia
  learning disability, learning disorder, learning difference, intellectual disability, developmental delay, auditory processing disorder, attention deficit
  attention deficit disorder, attention deficit hyperactivity disorder, down syndrome, fragile x, fetal alcohol syndrome
  depression, depressed, depressive, depressive disorder, major depressive disorder, clinical depression, postpartum depression, seasonal affective disorder, dysthymia
  anxiety, anxiety disorder, social anxiety, panic attack, panic disorder, agoraphobia, claustrophobia, phobia, ptsd, post-traumatic stress disorder
  post-traumatic stress, ocd, obsessive-compulsive disorder, obsessive compulsive, bipolar, bipolar disorder, bipolar I disorder, bipolar II disorder, mania, manic episode, hypomania
  schizophrenia, schizophrenic, schizoaffective, psychosis, psychotic, psychotic episode, delusions, hallucinations, paranoia, dissociative, dissociation
  borderline personality, borderline personality disorder, personality disorder, mood disorder, eating disorder, anorexia, anorexic, anorexia nervosa, bulimia, bulimic, binge eating, adjustment disorder
  insomnia, sleep apnea, sleep disorder, night terrors, self-harm, self-harming, self-harmed, self-injury, suicidal, suicidal ideation, suicidal thoughts, suicide attempt, attempted suicide, overdose, overdosed
  mental illness, mental breakdown, nervous breakdown, mental health condition, mental health crisis, mental health issue, mental health struggle, mental health problem, mental health leave, mental health diagnosis, gender dysphoria
  alcoholic, alcoholism, alcohol use disorder, alcohol abuse, addiction, opioid use disorder, opioid addiction, substance abuse, substance use disorder, drug abuse, withdrawal symptoms, detox, sobriety
  cancer, carcinoma, sarcoma, leukemia, leukaemia, lymphoma, non-hodgkin lymphoma, melanoma, myeloma, glioblastoma, tumor, tumour, brain tumor, metastasis, metastatic, malignant, neoplasm, lump, cyst, polyps
  diabetes, diabetic, prediabetes, gestational diabetes, hypoglycemia, hyperglycemia, ketoacidosis, hypothyroidism, hyperthyroidism, graves' disease, hashimoto's, thyroid disease, thyroid condition, addison's, cushing's, obesity, gout, acromegaly
  epilepsy, epileptic, seizure, seizure disorder, convulsion, migraine, cluster headache, concussion, post-concussion syndrome, brain injury, traumatic brain injury, TBI, brain aneurysm, aneurysm, brain bleed, hydrocephalus, encephalitis
  multiple sclerosis, ALS, lou gehrig's disease, parkinson's, alzheimer's, dementia, huntington's, memory loss, amnesia, narcolepsy, narcoleptic, cerebral palsy, muscular dystrophy, spina bifida, myasthenia gravis, guillain-barré
  paralyzed, paralysed, paralysis, paraplegic, quadriplegic, hemiplegia, neuropathy, vertigo, tinnitus, bell's palsy, carpal tunnel, carpal tunnel syndrome, sciatica, herniated disc, slipped disc, spinal cord injury, POTS, dysautonomia, long covid, chronic fatigue, chronic fatigue syndrome, fibromyalgia
  asthma, asthmatic, asthma attack, copd, emphysema, bronchitis, pneumonia, cystic fibrosis, collapsed lung, pulmonary embolism, pulmonary fibrosis, tuberculosis, pleurisy, whooping cough, croup
  anemia, anaemia, sickle cell, sickle cell anemia, sickle cell disease, hemophilia, haemophilia, blood clot, deep vein thrombosis, DVT, thrombosis, sepsis, blood disorder, thalassemia
  atrial fibrillation, arrhythmia, tachycardia, heart murmur, heart condition, heart disease, heart attack, heart failure, heart defect, heart problem, cardiac arrest, cardiomyopathy, angina, high blood pressure, hypertension, hypotension, high cholesterol, low blood sugar, high blood sugar, CKD, CHF, ESRD, CVA, MDD, GAD, BPD, T1D, T2D, T1DM, T2DM, afib, pacemaker, coronary artery disease
  lupus, crohn's, colitis, ibs, IBD, irritable bowel, irritable bowel syndrome, celiac, coeliac, lactose intolerant, lactose intolerance, gluten intolerance, gastroparesis, acid reflux, GERD, stomach ulcer, ulcer, gallstones, hernia, appendicitis, burst appendix, cirrhosis, jaundice, hepatitis, kidney disease, kidney failure, kidney stones, kidney infection, renal failure, liver disease, liver failure, ostomy, incontinence
  endometriosis, pcos, polycystic ovary syndrome, fibroids, menopause, infertility, erectile dysfunction, preeclampsia, ectopic pregnancy, pregnancy complications, pregnant, pregnancy, high-risk pregnancy, miscarriage, miscarried, stillbirth, abortion, ivf, c-section, cesarean, morning sickness, bed rest, premature labor
  arthritis, rheumatoid arthritis, osteoarthritis, osteoporosis, scoliosis, tendinitis, bursitis, ehlers-danlos, marfan, marfan syndrome, dwarfism, psoriasis, eczema, rosacea, vitiligo, shingles, alopecia, hives, cellulitis, keloid
  HIV, hiv positive, AIDS, sti, STD, chlamydia, gonorrhea, syphilis, herpes, hpv, mono, mononucleosis, glandular fever, meningitis, covid, covid-19, coronavirus, influenza, the flu, norovirus, strep throat, strep, lyme, lyme disease, malaria, dengue, dengue fever, zika, measles, mumps, chickenpox, chicken pox, rubella, typhoid, cholera, tetanus, rabies, monkeypox, mpox, mrsa, staph infection, e. coli, salmonella, rsv, hand foot and mouth, scabies, ringworm, tonsillitis, sinusitis, pink eye, conjunctivitis
  anaphylaxis, anaphylactic, anaphylactic shock,  allergy, allergies, fracture
  wheelchair, wheelchair user, prosthetic, prosthesis, legally blind, visually impaired, visual impairment, vision loss, low vision, glaucoma, macular degeneration, cataract, color blind, colorblind, retinal detachment, deaf, deafness, hard of hearing, hearing loss, hearing impaired, hearing impairment, hearing aid, cochlear implant, mobility impairment, physical disability, amputee, amputation, amputated
  heatstroke, heat exhaustion, hypothermia, frostbite, dehydration, malnutrition, carbon monoxide poisoning, food poisoning, alcohol poisoning, internal bleeding, whiplash, gunshot wound, stab wound, third-degree burns, second-degree burns, terminal illness, terminally ill, chronic pain, chronic disease, autoimmune disease, autoimmune disorder, autoimmune condition, immunocompromised, immunodeficiency, coma, comatose, life support, hospice, palliative care, wants to die, wanted to die, kill herself, kill himself, end her life, end his life, hurt herself, hurt himself, cutting herself, cutting himself, hurting herself, hurting himself, gave birth, expecting a baby, expecting twins, in labor, melancholia, walks with a cane, has MS, have MS, selective mutism, AA meetings, body dysmorphia, infertile, slit her wrists, slit his wrists, round of radiation
`

/** Treatment and medicines that show a condition. */
export const CARE = `
  epipen, psychiatrist, psychotherapy, chemo, chemotherapy, radiation therapy, radiation treatment, radiotherapy, dialysis, transplant, blood transfusion, mastectomy, biopsy, bypass surgery, rehab, in recovery, methadone clinic, hormone therapy, hormone replacement therapy, psychiatric hospital, psychiatric ward, psychiatric hold, psychiatric care, psychiatric treatment, psych ward, speech therapy
  antidepressant, antidepressants, ssri, blood thinner, blood thinners, beta blocker, insulin, insulin pump, glucose monitor, feeding tube, oxygen tank, catheter, stent, iron infusions
  glucagon, naproxen, nitroglycerin, digoxin, hydroxychloroquine, sulfasalazine, mesalamine, azathioprine, cyclosporine, epinephrine, valproate, phenytoin, clonidine, guanfacine, mirtazapine, bupropion, venlafaxine, hydroxyzine, buprenorphine, disulfiram, letrozole, adderall, ritalin, vyvanse, concerta, strattera, focalin, zoloft, prozac, lexapro, celexa, paxil, cymbalta, effexor, wellbutrin, trazodone, buspirone, xanax, klonopin, ativan, valium, lamictal, lithium, seroquel, abilify, risperdal, zyprexa, haldol, depakote, topamax, topiramate, gabapentin, neurontin, lyrica, keppra, dilantin, suboxone, methadone, naltrexone, narcan, oxycontin, oxycodone, hydrocodone, vicodin, percocet, fentanyl, tramadol, prednisone, cortisone, humira, enbrel, remicade, methotrexate, metformin, ozempic, wegovy, levothyroxine, synthroid, warfarin, coumadin, eliquis, plavix, albuterol, advair, accutane, truvada, lipitor, crestor, zocor, nexium, prilosec, singulair, zyrtec, claritin, benadryl, lasix, norvasc, januvia, trulicity, mounjaro, jardiance, farxiga, xarelto, stelara, zofran, imitrex, latuda, rexulti, vraylar, pristiq, remeron, lunesta, viagra, tamoxifen, herceptin, ambien
`

/** General words, which say nothing new next to a condition: "hospitalized for appendicitis". */
export const GENERAL_CARE = `
  surgery, surgeries, hospitalized, hospitalised, hospitalization, hospitalisation, in the hospital, admitted to the hospital, emergency room, intensive care, intensive care unit, ICU, inpatient, outpatient treatment, inpatient treatment, in therapy, therapist, physical therapy, physiotherapy, occupational therapy, crutches, walking boot, inhaler, relapsed
  medical leave, sick leave, medical condition, medical emergency, medical withdrawal, medical issue, medical reasons, medical problem, medical procedure, medical treatment, medical appointment, health condition, health problem, health issue, health scare, health crisis, maternity leave, short-term disability, long-term disability
  MRI, CT scan, krankgeschrieben, fainted, fainting, fainting spells, injury, injured, injuries, medication, meds, painkillers, opioids, antibiotics, steroids, disability, chronic illness, chronically ill, chronic condition
`

/** Help for exams and classes that is given for a disability. */
export const ACCOMMODATIONS = `
  extended time, extra time, additional time, extended testing time, extra testing time, extended exam time, extra exam time, time and a half, time-and-a-half, double time, 1.5x time, 50% extra time
  note-taker, notetaker, note-taking services, note-taking assistance, note-taking support, peer note taker, screen reader, text-to-speech, speech-to-text, sign language interpreter, asl interpreter, captioning, live captioning, real-time captioning, cart captioning, braille, large print, large-print exams, magnifier, fm system, alternative format textbooks, alternate format
  separate room, private room for exams, private testing room, quiet room, quiet testing room, quiet testing environment, distraction-reduced room, distraction-reduced environment, distraction-reduced testing, distraction-free room, distraction-free environment, distraction-free testing, reduced-distraction room, reduced-distraction environment, reduced-distraction testing, low-distraction room, low-distraction environment, low-distraction testing, reduced course load, attendance flexibility, flexible attendance, breaks during exams, rest breaks, extra breaks, stop-the-clock breaks, preferential seating, priority seating, priority registration, accessible seating, accessible desk, adjustable desk, standing desk, ergonomic chair, service dog, service animal, guide dog, emotional support animal, assistance dog, scribe, exam scribe, testing accommodations, exam accommodations, disability accommodations, academic accommodations, accommodation letter
  IEP, 504 plan
`

/** Words that are about health only where the sentence says that the person has it, or is away because of it. */
export const SYMPTOMS = `
  flu, fever, high fever, low mood, trouble sleeping, not sleeping, poor sleep, burnout, cold, bad cold, headache, headaches, cough, sore throat, nausea, vomiting, stomach bug, stomach flu, stomach virus, diarrhea, rash, dizziness, dizzy spell, fatigue, numbness, swelling, chest pain, chest pains, back pain, back problems, neck pain, knee pain, stomach pain, abdominal pain, joint pain, pelvic pain, nerve pain, shortness of breath, palpitations, high temperature, ear infection, eye infection, sinus infection, urinary tract infection, UTI, infection, viral infection, bacterial infection, virus, wisdom teeth, root canal, stitches, accident, car accident, bike accident, car crash, sprain, broken bone, concussed, burns, stroke, mini-stroke, ADD, ulcers, allergic reaction, bleeding, insomniac, blind, postpartum, burnout, exhaustion, food intolerance, tremor, tremors, tics, blackout, blackouts, hospital stay, drinking problem, drug problem, gluten-free diet, blood pressure, blood sugar, cholesterol, blood test, lab results, A1C, throwing up, vomited, oncologist, neurologist, cardiologist, psychologist, gastroenterologist, endocrinologist, gynecologist, urologist, rheumatologist, fertility treatment, hormone injections
`

/** What belongs to the condition after it: "severe depression", "type 2 diabetes". */
export const QUALIFIERS =
  `severe chronic acute clinical major mild moderate serious generalized generalised social postpartum untreated undiagnosed recurrent recurring
  breast lung colon bowel ovarian testicular thyroid skin brain bone blood kidney liver pancreatic cervical stomach throat prostate bladder metastatic terminal juvenile early-onset
  exercise-induced stress sting cat dog dust seafood peanut nut food shellfish egg dairy milk soy wheat bee pollen latex gluten penicillin high-functioning combined-type inattentive test depressive manic
  learning physical psychiatric mental multiple long-term congenital ulcerative rheumatoid partial bacterial viral temporary`
    .split(/\s+/)
    .join('|')

/** Parts of the body that break, hurt, and are operated on. */
export const BODY =
  'ACL|MCL|meniscus|achilles(?: tendon)?|rotator cuff|ankle|appendix|arm|back|bone|brain|breast|chest|collarbone|ear|elbow|eye|face|femur|finger|foot|gallbladder|hamstring|hand|head|heart|hip|jaw|joint|kidney|lumbar|disc|lung|knee(?:cap)?|leg|ligament|liver|muscle|neck|nerve|nose|ovary|pelvis|prostate|retina|rib|shoulder|sinus|skull|spine|spinal|spleen|stomach|tendon|thigh|throat|thumb|thyroid|tibia|toe|tongue|tonsil|tooth|uterus|vertebra|wrist|cervical|cardiac|abdominal|dental|open-heart'

/** Endings of inflammations, pains, operations, and other terms of medicine, whichever they are. */
export const MEDICAL_ENDING =
  /(?:itis|algia|plegia|paresis|ectomy|ostomy|plasty|sclerosis|fibrosis|stenosis|thrombosis|cirrhosis|nephropathy|neuropathy|myopathy|retinopathy|cytopenia|phobia|somnia|opsia|rrhea|rrhage|megaly|blastoma|sarcoma|carcinoma)$/
/** Endings that the WHO gives to the names of medicines. */
export const MEDICINE_ENDING =
  /(?:[aeiou](?:pril|sartan|vastatin|prazole|tidine|triptan|gliptin|glutide|gliflozin|dipine|setron|semide)|[ao]sone|olone|iapine|trigine|racetam|gabalin|zonamide|[aeiou]lol|azepam|azolam|oxetine|traline|italopram|[ae]pine|peridone|piprazole|cycline|cillin|mycin|floxacin|umab|ximab|zumab|tinib|conazole|[cv]ir|parin|profen|barbital|caine|phenidate|amfetamine|amphetamine|thiazide|glitazone|dronate|lukast|mustine|platin|taxel|rubicin)$/
export const NOT_MEDICAL = new Set(
  `xenophobia homophobia islamophobia transphobia fatphobia arachnophobia technophobia phobia hypothermia control patrol protocol symbol idol school cabriole alcohol viol petrol capitol carol april choir souvenir elixir devoir reservoir memoir
  nadir fakir kashmir vladimir cocaine ukraine alpine porcupine marine philippine philippines pine cuisine supine lupine`.split(
    /\s+/,
  ),
)
