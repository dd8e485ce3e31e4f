/** First names that count as a person alone: "Maria got a C+". Words that are also common English aren't listed. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `
  Aaliyah Aaron Abby Abdel Abdul Abdullah Abel Abena Abhinav Abigail Abraham Ada Adaeze Adalynn Adam Addison Adela Adele Adeline Aditi Aditya Adnan
  Adrian Adriana Adriel Agatha Agnes Agnieszka Ahmad Ahmed Aidan Aiden Aileen Ainsley Aisha Aisling Ajay Akash Akiko Akira Akua Alan Alana Alba Albert
  Alberto Aldo Alejandra Alejandro Aleksandr Alessandra Alessandro Alessia Alex Alexa Alexander Alexandra Alexandria Alexis Alfonso Alfred Alfredo Ali
  Alice Alicia Alina Alisha Alison Alistair Alix Aliyah Allie Allison Alma Alonzo Alvaro Alvin Alyssa Amadou Amanda Amara Amari Ambrose Amelia Amina
  Amir Amit Amy Ana Ananya Anastasia Anaya Anders Andre Andrea Andreas Andrei Andres Andrew Andy Angel Angela Angelica Angelina Angelo Anh Anika Anil
  Anita Aniyah Anjali Ann Anna Anne Anneke Annie Annika Anouk Ansel Anthony Antoine Anton Antonia Antonio Anwar Anya Aoife Aparna Arash Archie Ari
  Aria Ariadne Ariana Ariel Arielle Arjun Arlene Arlo Armando Arnav Arnold Arthur Arturo Arvind Aryan Asa Asha Ashanti Asher Ashley Ashlyn Ashton Asma
  Astrid Atticus Aubrey Audrey Augustin Aurelia Austin Ava Avery Axel Ayaan Ayanna Ayden Ayesha Ayla Aylin Ayo Azadeh Bao Barbara Barrett Barry Bart
  Bartosz Bashir Basil Bastian Bastien Beatrice Beatriz Beau Beckett Becky Belinda Bella Ben Benedict Benito Benjamin Bennett Benny Bentley Bernadette
  Bernard Beth Bethany Betsy Betty Beverly Bex Bianca Bilal Bill Billy Blaine Blake Blakely Bob Bobby Bojan Bonnie Boris Boyd Brad Bradley Brady
  Brandon Brantley Braxton Brayden Brenda Brendan Brennan Brent Brett Brian Brianna Bridget Brielle Brittany Brody Brooke Bruce Bruno Bryan Bryce
  Bryson Byron Cade Caden Caitlin Caleb Callan Callie Callum Calvin Camden Cameron Camila Camille Candace Candice Carina Carl Carla Carlo Carlos
  Carlton Carly Carmen Carol Carolina Caroline Carolyn Carrie Carson Casey Cassandra Cassidy Catalina Catherine Cathy Cayden Cecilia Cedric Celeste
  Celia Celine Cesar Chad Chandra Chantal Charlene Charles Charlie Charlotte Chauncey Chelsea Chen Cheryl Chiamaka Chiara Chidi Chika Chinedu Chinonso
  Chioma Chloe Chris Christian Christina Christine Christopher Chukwu Chun Ciara Cindy Claire Clara Clarence Clarissa Clark Claudia Clayton Clement
  Clifford Clint Clyde Cody Cole Colette Colin Colleen Collin Colt Colton Connor Conor Constance Cora Cordelia Corey Cornelius Cosima Courtney Craig
  Cristian Cristina Crystal Curtis Cynthia Cyrus César Dagny Daisuke Daisy Dalia Damian Damien Dan Dana Danica Daniel Daniela Danielle Danilo Danny
  Dante Daphne Daria Dariel Darius Darlene Darnell Darren Darya Dashiell Dave David Davina Dayana DeShawn Dean Deandre Deborah Debra Declan Deepak
  Deepika Deirdre Deja Delia Delilah Demetrius Denis Denise Dennis Denzel Derek Derrick Deshawn Desiree Desmond Destinee Devin Devon Devonte Dexter
  Diana Diane Diego Dieter Dilip Dina Dinah Diya Dmitri Dmitry Dolores Dominic Dominique Donald Donna Donovan Dora Doris Dorothy Doug Douglas Duane
  Dustin Dwayne Dylan Earl Easton Ebony Eddie Edgar Edith Edmund Edna Eduarda Eduardo Edward Edwin Efua Eileen Ekaterina Elaine Eleanor Elena Eli
  Elian Eliana Elias Elif Elijah Elin Elina Elisa Elise Elizabeth Ella Elle Ellen Ellie Elliot Elliott Ellis Elmer Elodie Eloise Elsa Elsie Elvira
  Emeka Emerson Emersyn Emery Emil Emilia Emiliano Emilio Emily Emma Emmanuel Emmett Emre Enrique Enzo Eoin Eric Erica Erich Erick Erik Erin Ernest
  Ernesto Erwin Esmeralda Esteban Estelle Esther Ethan Ethel Etienne Eugene Eunice Eva Evan Evangeline Evelyn Everett Everly Ezekiel Ezequiel Ezra
  Fabian Fabio Faisal Farah Farhan Farid Farrah Fatemeh Fatima Fatou Faye Federico Felicia Felicity Felipe Felix Fern Fernanda Fernando Finley Finn
  Fiona Fletcher Flora Floyd Frances Francesca Francis Francisco Franco Frank Frankie Franz Françoise Fred Freddie Frederick Freya Fritz Gabriel
  Gabriela Gabriella Gael Gaia Gail Gareth Garrett Gary Gavin Gemma Genevieve Geoffrey George Gerald Geraldine Gerard Gerardo Gertrude Giancarlo
  Gianna Gideon Gilbert Gina Ginevra Giorgio Giovanni Gisela Giselle Giulia Giuseppe Glenn Gloria Gordon Grady Graham Grayson Greg Gregory Greta
  Gretchen Greyson Griffin Guadalupe Guillermo Gunnar Gustavo Gwen Gwendolyn Hadley Hailey Haley Hallie Hamid Hamza Hana Hannah Hannes Hans Harold
  Harper Harriet Harry Haruka Haruki Haruto Harvey Hassan Hayden Hazel Heather Hector Heidi Helen Helena Helga Henri Henrietta Henrik Henry Herbert
  Herman Hideo Hilary Hilda Hiroshi Hollis Holly Horace Hudson Hugh Hugo Humberto Hussein Hyun Ian Ibrahim Ibrahima Ida Idris Ignacio Igor Iker Ikram
  Ilse Imani Imelda Imogen Imran Ina Ines Inga Ingrid Inés Ioana Ira Irene Irina Irma Isaac Isabel Isabela Isabella Isabelle Isaiah Isaias Isidora
  Isla Ismael Ismail Issa Itzel Ivan Ivana Ivy Izzy Jace Jacinta Jack Jackeline Jackie Jackson Jacob Jacqueline Jacques Jada Jaden Jahir Jai Jaime
  Jake Jaleel Jalen Jamal James Jameson Jamie Jamila Jan Jana Jane Janelle Janet Janice Janine Jaqueline Jared Jarrod Jarvis Jasmin Jasmine Jason
  Jasper Javier Javon Jax Jaxon Jaxson Jay Jayce Jayden Jayla Jaylen Jean Jeanette Jeanne Jeff Jeffrey Jelani Jelena Jemima Jen Jenna Jennifer Jenny
  Jeong Jeremiah Jeremy Jermaine Jerome Jerry Jerzy Jess Jesse Jessica Jessie Jesus Jesús Jett Jia Jihoon Jill Jim Jimmy Jin Jing Jiwoo Joachim Joan
  Joanna Joanne Joao Joaquin Jocelyn Jodie Joe Joel Joelle Johan Johanna John Johnny Jolene Jon Jonah Jonas Jonathan Jordan Jordi Jordyn Jorge Jose
  Josefina Joseph Josephine Josh Joshua Josiah Josie Josue José Jovan Joyce Juan Juana Juanita Judah Jude Judith Judy Julia Julian Juliana Julie
  Julien Julio Julius Jun Junaid Justin Justine Kade Kaden Kadija Kai Kaia Kaiden Kaitlin Kaitlyn Kaleb Kamal Kamala Kameron Kamila Kara Kareem Karen
  Karim Karin Karina Karl Karla Karolina Karson Karter Karthik Kasia Kaspar Katarina Kate Katelyn Katherine Kathleen Kathryn Kathy Katie Katrin
  Katrina Katya Kavya Kay Kayden Kayla Kaylee Kayson Keanu Keiko Keisha Keita Keith Kellan Kelly Kelsey Kelvin Ken Kendall Kendra Kenji Kenneth Kent
  Kenya Kerry Keshia Kevin Khadija Khadijah Khaled Khalid Khalil Khloe Kiana Kieran Kiersten Kiki Killian Kim Kimani Kimberly Kinsley Kip Kira Kiran
  Kirk Kirra Kirsten Kishore Klara Klaus Kobe Kofi Kojo Konrad Konstantin Krishna Krista Kristen Kristian Kristin Kristina Krystal Kumar Kurt Kwabena
  Kwame Kwesi Kyla Kyle Kyler Kylie Kyra Kyrie LaToya Laila Lainey Lakisha Lakshmi Lalita Lamar Lamont Lan Lana Lance Landon Lara Larissa Larry Lars
  Latasha Latisha Latoya Laura Laurel Lauren Laurent Laurie Lavinia Layla Lea Leah Leandro Leela Leigh Leila Leilani Leland Lena Lennox Lenora Leo
  Leon Leona Leonard Leonardo Leonel Leonie Leopold Leroy Leslie Lester Leticia Levi Lexi Liam Lianne Lidia Liesel Lila Lilia Lilian Liliana Lillian
  Lily Lin Linda Lindsay Lindsey Ling Linnea Lionel Lisa Lisbeth Livia Liz Lizzie Lloyd Logan Lois Lola Lorenzo Loretta Lori Lorna Lorraine Lothar
  Louis Louisa Louise Luana Luca Lucas Lucia Luciano Lucille Lucinda Lucy Lucía Ludmila Luis Luisa Luka Lukas Luke Lulu Luna Lupita Luz Lydia Lyle
  Lynn László Léa Mabel Mackenzie Macy Maddie Maddox Madeline Madelyn Madison Maeve Maggie Mahalia Mahdi Mahmoud Maja Makayla Malachi Malcolm Malia
  Malik Manuel Mara Marc Marcel Marcela Marcelo Marcia Marcie Marco Marcos Marcus Margaret Margarita Margot Maria Mariah Mariam Marian Mariana
  Marianne Maribel Marie Marilyn Marina Mario Marion Marisol Marissa Maritza Marjorie Markus Marlene Marlon Marsha Marta Martha Martin Martina Marvin
  Mary Maryam María Masha Massimo Mateo Mathias Mathieu Matias Matilda Matt Matteo Matthew Matthias Mattias Maud Maureen Maurice Mavis Maxim
  Maximilian Maximiliano Maxine Maxwell Maya Mayra Mckenzie Meera Meg Megan Meghan Mehdi Mehmet Mei Mel Melanie Melinda Melissa Mercedes Meredith
  Merle Meryem Mia Micah Michael Michaela Micheal Michelle Miguel Mikael Mikaela Mikayla Mike Mikhail Mila Milena Millie Milo Min Mina Mindy Minh
  Minji Mira Miranda Miriam Misha Mitch Mitchell Miyu Mohamed Mohammad Mohammed Moira Molly Mona Monica Monique Mordecai Morgan Morris Moses Moshe
  Muhammad Murat Muriel Musa Mustafa Myles Myra Myrna Nabil Nadia Nadine Nadira Naima Najma Nancy Nandini Naoki Naoko Naomi Nasir Nasrin Natalia
  Natalie Natasha Nate Nathan Nathaniel Naveen Nayeli Nazneen Ned Neha Neil Nelly Nerea Nestor Ngozi Nia Nicholas Nick Nico Nicola Nicolas Nicole
  Nicolás Nikhil Nikita Niko Nikos Nils Nina Nisha Nkechi Noa Noah Noel Noelia Noelle Nolan Noor Nora Norah Noreen Norma Norman Nour Nuria Octavia
  Oksana Olaf Oleg Olena Olga Oliver Olivia Oluwaseun Omar Omari Ophelia Oscar Otis Otto Owain Owen Pablo Padma Paige Paloma Pam Pamela Paolo Parisa
  Patricia Patrick Patty Paul Paula Paulette Paulina Pauline Paulo Pavel Paxton Pedro Peggy Penelope Penny Percy Perla Pete Peter Petra Petros Peyton
  Phil Philip Philippa Phillip Phoebe Phyllis Pia Pierre Pilar Ping Piotr Polly Pooja Prakash Pranav Pratik Presley Preston Prisca Priscilla Priya
  Priyanka Qing Quentin Quincy Quinn Rachel Raelynn Rafael Rafaela Raheem Rahul Raina Raisa Raj Rajesh Ralph Ramon Ramona Randall Randy Rania Raphael
  Raquel Rashad Rashid Rashida Raul Raymond Razia Reagan Reba Rebecca Reese Reggie Regina Reid Reina Remi Remy Renata Rene Renee René Reuben Reyna
  Reza Rhea Rhett Rhiannon Rhonda Rhys Ricardo Richard Rick Ricky Rigoberto Riley Rishi Rita Roan Rob Robert Roberta Roberto Robin Rochelle Rocio
  Rocío Roderick Rodney Rodrigo Rogelio Roger Rohan Roland Rolf Ron Ronald Ronan Ronnie Rory Rosa Rosalie Rosalind Rosamund Rosario Rosemary Roshni
  Rosie Ross Rowan Roxanne Roy Ruben Ruby Rudolf Rudy Rufus Rupert Rushil Russell Ruth Ruthie Ryan Ryder Ryker Rylan Rylee Rémi Saad Saanvi Sabina
  Sabrina Sadia Sadie Safiya Saif Saira Sakura Salim Sally Salma Salome Salvador Sam Samantha Samara Sameer Sami Samir Samira Samuel Sandeep Sander
  Sandra Sangeeta Sanjana Sanjay Santiago Saoirse Sara Sarah Sasha Saskia Satoshi Saul Savanna Sawyer Scarlett Scott Sean Sebastian Selena Selim Selma
  Serena Serge Sergei Sergio Seth Seung Shae Shakira Shalini Shane Shanelle Shania Shanice Shannon Shanthi Shaquille Shari Sharon Shaun Shauna Shawn
  Shayla Sheila Shelby Sheldon Shelley Shelly Sheng Sherri Sherry Sherwin Shiloh Shira Shirley Shiv Shivani Shreya Shu Siddharth Sidney Sienna Sigrid
  Silas Silke Silvia Simon Simone Simran Siobhan Skylar Skyler Sloane Sofia Sofía Solomon Solène Sonia Sonja Sonya Sophia Sophie Soren Soyeon Spencer
  Sreya Stacey Stacy Stan Stanley Stefan Stefania Stefano Stella Steph Stephan Stephanie Stephen Steve Steven Stewart Stuart Sue Sunil Sunita Suraj
  Suresh Susan Susana Susannah Sushma Susie Suzanne Suzie Sven Svenja Svetlana Sydney Syed Sylvia Sylvie Søren Tabitha Tahir Taj Takeshi Talia Tamar
  Tamara Tamika Tammy Tamsin Tanisha Taniya Tanner Tanvi Tanya Tara Tariq Taryn Tasha Tatiana Tatum Tavares Tayla Taylor Teagan Ted Tenzin Terence
  Teresa Terrell Terrence Terri Terry Tess Tessa Thabo Thalia Thandeka Thandiwe Thelma Theo Theodora Theodore Theresa Thiago Thierry Thomas Thuy Tia
  Tiana Tiffani Tiffany Tilda Tilly Tim Timothy Timur Tina Tobias Toby Todd Tom Tomas Tomasz Tommy Tomás Toni Tony Tonya Tori Tove Tracey Tracy Trang
  Travis Tremaine Trent Trevor Trey Tricia Trina Trisha Tristan Troy Trudy Tuan Tucker Tyler Tyra Tyree Tyrell Tyrone Tyson Ulf Ulrich Ulrike Uma Umar
  Ursula Usman Uwe Vaibhav Valentin Valentina Valentín Valeria Valerie Vance Vanessa Varun Veena Velma Venkat Vera Vernon Veronica Vicente Vicki Vicky
  Victor Victoria Vijay Vikram Viktor Viktoria Viktoriya Vilma Vince Vincent Viola Virginia Viv Vivek Vivian Viviana Vladimir Wade Waleed Wallace
  Walter Wanda Wanjiru Warren Waylon Wayne Wei Wendell Wendy Werner Wesley Whitney Wilbur Wilfred Wilhelm Willa Willem William Willie Winifred
  Winnie Winona Wyatt Xander Xavier Xenia Xiang Xiao Xiaoming Ximena Xin Xuan Yael Yan Yana Yanis Yannick Yara Yaretzi Yash Yasmin Yasmine Yelena
  Yesenia Yetunde Ying Ylva Yohan Yoko Yolanda Yolonda Yong Yoon Yosef Yousef Youssef Yu Yuan Yuki Yuko Yulia Yuna Yunus Yuri Yusra Yusuf Yvette
  Yvonne Zach Zachary Zack Zahra Zaid Zain Zainab Zaire Zak Zander Zane Zara Zayden Zayn Zaynab Zeke Zelda Zena Zev Zeynep Zhen Ziad Zoe Zoey Zofia
  Zola Zora Zuri Álvaro Étienne
`
    .trim()
    .split(/\s+/),
)
